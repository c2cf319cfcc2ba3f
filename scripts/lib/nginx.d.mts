export function findProgram(name: string): string | null;
export function nginxConfig(folder: string, port: number, instances: number[]): string;
