import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import catalogue from "@/lib/i18n/index/catalogue";
import errors from "@/lib/i18n/index/errors";
import outside from "@/lib/i18n/index/outside";
import { locales } from "@/lib/i18n/locales";
import { decoderLimits } from "@/lib/files/decoder/limits.mjs";
import {
  bodyLimits,
  certificatePagesMax,
  documentMaxBytes,
  formImageMaxBytes,
  imageMaxBytes,
  mailMaxBytes,
  megabyte,
  statementMaxBytes,
} from "@/lib/upload-limits";

const picture = [`${imageMaxBytes / 1_024} KB`];
const mb = (bytes: number) => `${bytes / megabyte} MB`;
const document = [mb(documentMaxBytes)];
/** Texts that state an upload limit, and what they must say. */
const said: Record<string, string[]> = {
  "campaignForm.coverHelp": picture,
  "dashboard.profile.logoHelp": picture,
  "dashboard.verification.certificateHelp": document,
  "dashboard.verification.otherHelp": document,
  "developers.firstGiftSteps.1": picture,
  "errors.coverTooLarge": picture,
  "errors.fileLargerThan10MB": document,
  "errors.imageTooLarge": picture,
  "errors.statementTooLarge": [mb(statementMaxBytes)],
  "matches.promiseHelp": document,
  "outside.body.large": document,
  "registration.additionalHint": document,
  "registration.certificateHint": document,
  "registration.leadershipHint": document,
  "statements.fileHelp": [mb(statementMaxBytes)],
  "supporters.form.pictureHelp": picture,
  "updates.form.picturesHelp": [mb(formImageMaxBytes), mb(3 * formImageMaxBytes)],
};

const size = /(\d+)[\s\u00a0]?(?:(MB|Mo|ميغابايت)|(KB|Ko|كيلوبايت))(?!\p{L})/gu;
const figures = (text: string): string[] =>
  [...text.matchAll(size)].map(([, figure, large]) => `${figure} ${large ? "MB" : "KB"}`);

/** All texts that contain a file size, by their keys. */
function sizes(node: unknown, path: string): [string, string[]][] {
  if (typeof node === "string") {
    const found = figures(node);
    return found.length > 0 ? [[path, found]] : [];
  }
  if (typeof node !== "object" || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    sizes(value, path ? `${path}.${key}` : key),
  );
}

test.each(locales)("OP-058: the texts in %s say the limits", (locale) => {
  const found = Object.fromEntries([
    ...sizes(catalogue[locale], ""),
    ...sizes(errors[locale], "errors"),
    ...sizes(outside[locale], "outside"),
  ]);
  expect(found).toEqual(said);
});

test("what the docs say of them", () => {
  const files = readFileSync("docs/security/files.md", "utf8");
  expect(files).toContain(
    `forms with files | ${mb(bodyLimits.form)}, a stranger's ${mb(bodyLimits.anonymous)}`,
  );
  const operations = readFileSync("docs/operations.md", "utf8");
  expect(operations).toContain(`at most ${mb(mailMaxBytes)})`);
  expect(operations).toContain(`documents have up to ${mb(documentMaxBytes)}`);
  expect(bodyLimits.form).toBeLessThan(35 * megabyte);
  expect(operations).toContain("lets bodies of 35 MB through");
});

test("a photographed certificate stays under what a document may have", () =>
  expect(certificatePagesMax * decoderLimits.pageBytes).toBeLessThan(documentMaxBytes));
