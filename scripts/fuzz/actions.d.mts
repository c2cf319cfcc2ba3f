export function spoiledActions(
  id: string,
): { title: string; action?: string; type?: string; body: Buffer }[];
