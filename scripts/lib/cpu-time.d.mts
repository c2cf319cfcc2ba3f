export declare function familyOf(
  root: number,
): [pid: number, process: { ms: number; command: string }][];
export declare function portOf(pid: number): number;
