import { AppError } from "@/lib/errors";
import { decoders, PoolError } from "@/lib/files/pool";
import type { SheetInput } from "@/lib/files/decoder/draw-sheet.mjs";

/** Width and height in pixels; the focal point 0 to 1. */
type MadePicture = {
  width: number;
  height: number;
  widths: number[];
  focal: { x: number; y: number };
  files: { width: number; bytes: Uint8Array }[];
};

/**
 * Why an uploaded file is refused. `damaged`: part of the picture is missing; `tooHeavy`: decoding it took more time or
 * memory than any ordinary file does.
 */
export type Refused = { refused: "unreadable" | "damaged" | "tooLarge" | "tooHeavy" };

type CheckJobs = MailJobs & {
  picture: {
    input: { bytes: Uint8Array; widths: number[]; square: boolean };
    output: MadePicture | Refused;
  };
  photo: {
    input: { bytes: Uint8Array };
    output: { bytes: Uint8Array; format: "jpeg" | "png" } | Refused;
  };
  page: {
    input: { bytes: Uint8Array };
    output: { bytes: Uint8Array; width: number; height: number } | Refused;
  };
  pdf: {
    input: { bytes: Uint8Array };
    /** `from`, `to`: the byte range of the PDF */
    output: { pages: number; from: number; to: number } | { refused: PdfFault } | Refused;
  };
};

/** What is wrong with a PDF: it has active or hidden content, or is not a PDF. */
export type PdfFault = "active" | "encrypted" | "broken" | "tooMany" | "twoFormats";

type MailJobs = {
  mail: {
    input: { bytes: Uint8Array };
    output:
      | {
          subject: string;
          text: string;
          pictures: { bytes: Uint8Array; name: string }[];
          leftOut: number;
        }
      | { refused: "tooManyParts" | "tooDeep" }
      | Refused;
  };
};
export type ReadMail = Extract<MailJobs["mail"]["output"], { text: string }>;

type DrawJobs = {
  convert: { input: { bytes: Uint8Array; form: "avif" | "jpg" }; output: { bytes: Uint8Array } };
  measure: { input: { bytes: Uint8Array }; output: { width: number; height: number } };
  cut: {
    input: {
      bytes: Uint8Array;
      width: number;
      height: number;
      box: { left: number; top: number; width: number; height: number } | null;
    };
    output: { bytes: Uint8Array };
  };
  compose: {
    input: {
      svg: string;
      photo: { bytes: Uint8Array; left: number; top: number } | null;
      width: number;
    };
    output: { bytes: Uint8Array };
  };
  bind: { input: { pages: Uint8Array[]; madeAt: number }; output: { bytes: Uint8Array } };
  sheet: { input: SheetInput; output: Uint8Array };
};

const busy = (cause: unknown) =>
  new AppError("unavailable", "filesBusy", { retryAfter: 10, cause });

/**
 * Checks or re-encodes an uploaded file in another process, with limits on time and memory.
 * @returns the result, or why the file is refused
 * @throws 503 when too many files wait
 */
export async function check<K extends keyof CheckJobs>(
  kind: K,
  input: CheckJobs[K]["input"],
): Promise<CheckJobs[K]["output"]> {
  try {
    return (await decoders().check.run(kind, input)) as CheckJobs[K]["output"];
  } catch (error) {
    if (!(error instanceof PoolError)) throw error;
    if (error.reason === "busy" || error.reason === "notStarted") throw busy(error);
    return { refused: error.reason === "threw" ? "unreadable" : "tooHeavy" };
  }
}

/**
 * Renders something from our own data in another process.
 * @param patient for the worker's jobs, which run one after another and wait for their turn
 * @throws 503 when too many wait; any other failure is our own error and is thrown
 */
export async function draw<K extends keyof DrawJobs>(
  kind: K,
  input: DrawJobs[K]["input"],
  patient = false,
): Promise<DrawJobs[K]["output"]> {
  try {
    return (await decoders()[kind === "sheet" ? "papers" : "draw"].run(
      kind,
      input,
      patient,
    )) as DrawJobs[K]["output"];
  } catch (error) {
    if (error instanceof PoolError && error.reason === "busy") throw busy(error);
    throw error;
  }
}
