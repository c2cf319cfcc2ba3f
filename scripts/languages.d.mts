/** The text of each file of lib/i18n/index. */
export declare function indexes(languages: string[]): Map<string, string>;
