export declare const decoderLimits: {
  readonly pixels: number;
  readonly frames: number;
  readonly longestSide: number;
  readonly documentSide: number;
  readonly pageSide: number;
  readonly pageBytes: number;
  readonly output: number;
  readonly cpuMs: number;
  readonly drawCpuMs: number;
  readonly wallMs: number;
  readonly drawWallMs: number;
  readonly memory: number;
  readonly heapMb: number;
  readonly pages: number;
  readonly objects: number;
  readonly unfolded: number;
};
