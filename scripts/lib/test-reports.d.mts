interface Failure {
  file: string;
  line?: number;
  title: string;
  error: string;
}
interface Report {
  passed: { file: string; title: string }[];
  left: number;
  failures: Failure[];
  second: Failure[];
  times: { file: string; ms: number }[];
}
interface Stage {
  name: string;
  passed: number;
  left: number;
  failures: Failure[];
  rescued: (Failure & { how: string })[];
}
export declare function vitestReport(
  root: string,
  project: string,
  file: string,
  code: number,
): Report;
export declare function playwrightReport(
  folder: string,
  file: string,
  code: number | string,
): Report;
export declare function mayRunAlone(failures: Failure[]): boolean;
export declare function passedIn(report: Report, failure: Failure): boolean;
export declare function lastLines(
  stages: Stage[],
  options: { root: string; took: string; notRun?: string[]; say?: (text: string) => void },
): number;
export declare function timeTable(
  steps: { label: string; wall: number; processor: number }[],
  files: { file: string; ms: number }[],
): string;
