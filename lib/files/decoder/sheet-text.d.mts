export declare function printable(text: string, known: ReadonlySet<number>): string;
