export declare function comparePictures(
  before: string,
  after: string,
  out?: string,
): {
  pictures: { name: string; percent: number; longer: number }[];
  missing: string[];
  added: string[];
};
