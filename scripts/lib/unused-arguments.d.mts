export declare const unusedArguments: string[];
