export function encodingFor(accepted?: string): "br" | "gzip" | null;
