export declare function textOfHtml(html: string): string;
