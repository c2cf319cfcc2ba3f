export function quarantine(): {
  test: string;
  file: string;
  title: string;
  why: string;
  since: string;
  until: string;
}[];
export function leftOut(place: string, title: string): boolean;
