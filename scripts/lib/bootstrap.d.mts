export function sameInstall(
  wanted: Record<string, { version?: string; optional?: boolean }>,
  there: Record<string, { version?: string }>,
  folders?: string[],
): boolean;
export function withoutEnvFiles(
  env: Record<string, string | undefined>,
): Record<string, string | undefined>;
