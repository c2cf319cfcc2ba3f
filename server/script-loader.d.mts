export function loadScripts(page: {
  files: string[];
  patient: boolean;
  hydratedProperty: string;
}): void;
