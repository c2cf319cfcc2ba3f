export function identity(pid: number): string | null;
export function commandLine(pid: number): string;
export function note(file: string, pid: number): void;
export function noted(file: string): number | null;
export function claim(file: string): number | null;
export function end(pid: number, options?: { group?: boolean; patience?: number }): Promise<void>;
export function whenNpmIsGone(stop: () => void): void;
