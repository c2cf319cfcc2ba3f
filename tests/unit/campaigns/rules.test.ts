import { describe, expect, it } from "vitest";
import { badgeOf, daysLeft, mayMove, statuses, timeLeft } from "@/lib/campaigns/rules";
import { badgeLabels, timeWords } from "@/components/campaigns/campaign-labels";
import { causeFrom, causes, storedCauses } from "@/lib/causes";
import { causeLabel } from "@/lib/cause-label";
import { endOfUtcDay } from "@/lib/clock";
import { percentOf } from "@/lib/format";

const day = (text: string) => new Date(`${text}T09:30:00.000Z`);
const end = (text: string) => endOfUtcDay(day(text));

describe("days left, badge, progress", () => {
  it("[CAMP-033] [CAMP-034] counts calendar days in UTC and never goes below 0", () => {
    expect(daysLeft(end("2026-01-05"), new Date("2026-01-04T23:59:59.999Z"))).toBe(1);
    expect(daysLeft(end("2026-01-05"), new Date("2026-01-05T00:00:00.000Z"))).toBe(0);
    expect(daysLeft(end("2026-01-05"), day("2026-02-01"))).toBe(0);
    expect(daysLeft(end("2026-01-28"), day("2026-01-05"))).toBe(23);
  });
  it("[CAMP-031] [CAMP-032] [CAMP-035] [CAMP-036] looks at the status first, at the deadline second", () => {
    const words = (status: string, deadline: Date | null) =>
      timeWords("en", timeLeft({ status, deadline }, day("2026-01-05")));
    expect(words("ongoing", end("2026-01-28"))).toBe("23 days left");
    expect(words("ongoing", end("2026-01-06"))).toBe("1 day left");
    expect(words("ongoing", end("2026-01-05"))).toBe("Ending today");
    expect(words("ongoing", null)).toBe("Ongoing Campaign");
    expect(words("completed", null)).toBe("Campaign ended");
    expect(words("paused", end("2026-01-28"))).toBe("Campaign paused");
    expect(words("draft", null)).toBe("Not published");
  });
  it("[CAMP-030] [DATA-040] [DASH-041] badges: Ending Soon under 7 days, Unknown for anything else", () => {
    const word = (status: string, deadline: Date | null) =>
      badgeLabels("en", badgeOf({ status, deadline }, day("2026-01-05")));
    expect(word("ongoing", end("2026-01-11"))).toEqual({ look: "soon", word: "Ending Soon" });
    expect(word("ongoing", end("2026-01-12"))).toEqual({ look: "on", word: "Ongoing" });
    expect(word("ongoing", null)).toEqual({ look: "ever", word: "Ongoing" });
    expect(["completed", "paused", "draft", "odd"].map((s) => word(s, null).word)).toEqual([
      "Completed",
      "Paused",
      "Draft",
      "Unknown",
    ]);
  });
  it("[CAMP-061] [CAMP-062] [DATA-039] progress is rounded and capped", () => {
    expect(percentOf(1_846_000n, 2_400_000n)).toBe(77);
    expect(percentOf(1_495n, 10_000n)).toBe(15);
    expect(percentOf(30_000n, 10_000n)).toBe(100);
    expect(percentOf(0n, 10_000n)).toBe(0);
  });
  it("[FORM-040..043] [FORM-045] [FORM-046] which status may become which", () => {
    const allowed = statuses.flatMap((from) =>
      statuses.filter((to) => to !== from && mayMove(from, to)).map((to) => `${from}>${to}`),
    );
    expect(allowed).toEqual([
      "draft>ongoing",
      "ongoing>paused",
      "ongoing>completed",
      "paused>ongoing",
      "paused>completed",
    ]);
  });
});

describe("causes", () => {
  it("[DATA-030] [DATA-031] sixteen categories; older keys are mapped on input, shown by their label, found by the category", () => {
    expect(causes).toHaveLength(16);
    expect(causeFrom("water")).toBe("Clean Water & Sanitation");
    expect(causeFrom("infrastructure")).toBe("Other");
    expect(causeFrom("nonsense")).toBeNull();
    expect(causeLabel("health")).toBe("Healthcare");
    expect(storedCauses("Other")).toEqual(["Other", "infrastructure", "other"]);
  });
});
