import { db } from "@/lib/db";
import { days, endOfUtcDay, nowMs } from "@/lib/clock";
import { newId } from "@/lib/ids";
import type { Cause } from "@/lib/causes";
import type { Scene } from "@/lib/patterns/urls";
import { addCover } from "@/prisma/seed/cover";

type DemoCampaign = {
  ngo: string;
  slug: string;
  title: string;
  country: string;
  cause: Cause;
  scene: Scene | null;
  text: string;
  status: "draft" | "ongoing" | "paused" | "completed";
  /** dollars */
  goal: number;
  raised: number;
  /** days from now to the deadline, negative in the past; null: without an end */
  ends: number | null;
  /** days since it was made */
  age: number;
};

const demoCampaigns: DemoCampaign[] = [
  {
    ngo: "loima",
    slug: "loima-pumps",
    title: "A working pump for every ward in Loima",
    country: "KE",
    cause: "Clean Water & Sanitation",
    scene: "water",
    status: "ongoing",
    goal: 24_000,
    raised: 18_460,
    ends: 23,
    age: 58,
    text: "Eleven hand pumps stand broken for want of parts that cost less than a phone. Four trained mechanics are ready to mend them.\n\nEach pump failed for the same reason: a rubber seal, a rod or a bearing, worth nine to forty dollars, that nobody stocked within a day’s drive. So women walked to the dry riverbed and dug.\n\nFour mechanics from the wards, Ekai, Akiru, Lokwang and Nangole, have been trained and tooled since. Seven pumps run again. This campaign pays for the last four, and for a parts store that keeps all eleven running.\n\nWhat your gift pays for: a full seal kit for one pump, $38. One day of a mechanic and a motorbike, $60. Rods and riser pipe for one borehole, $1,240. The parts store, stocked for two years, $9,800.\n\nOur repair log is open to everyone: https://majiyaloima.example/log",
  },
  {
    ngo: "loima",
    slug: "rain-tanks",
    title: "Rain tanks for four primary schools",
    country: "KE",
    cause: "Clean Water & Sanitation",
    scene: null,
    status: "ongoing",
    goal: 10_000,
    raised: 9_610,
    ends: 4,
    age: 49,
    text: "Two rains a year fall on four tin roofs and run away. Four tanks of 10,000 litres keep them for 1,140 pupils.\n\nThe masons are parents. The gutters are already up.",
  },
  {
    ngo: "loima",
    slug: "water-committees",
    title: "Water committee training, year two",
    country: "KE",
    cause: "Youth Empowerment & Leadership",
    scene: "circle",
    status: "ongoing",
    goal: 15_000,
    raised: 6_120,
    ends: null,
    age: 44,
    text: "A pump lasts as long as the people who collect its coins. Eleven committees meet every month with a bookkeeper who walks from ward to ward.\n\nThis work has no end date: give when you can.",
  },
  {
    ngo: "loima",
    slug: "pump-alerts",
    title: "Pump alerts by radio, Lorugum",
    country: "KE",
    cause: "Technology & Digital Inclusion",
    scene: "radio",
    status: "draft",
    goal: 5_200,
    raised: 0,
    ends: 75,
    age: 3,
    text: "A twenty-dollar sender tells the mechanics’ radio when a pump stops. We want to fit eleven.",
  },
  {
    ngo: "loima",
    slug: "turkwel-ferry",
    title: "Ferry for the Turkwel crossing",
    country: "KE",
    cause: "Economic Development & Livelihoods",
    scene: "boats",
    status: "paused",
    goal: 12_000,
    raised: 3_400,
    ends: 61,
    age: 47,
    text: "In the long rains the road ends at the river. A hand-pulled ferry would carry motorbikes, goats and the clinic’s cold box.\n\nPaused while the county reviews the landing place.",
  },
  {
    ngo: "loima",
    slug: "kospir-clinic",
    title: "Solar pump for Kospir clinic",
    country: "KE",
    cause: "Health & Medical Access",
    scene: "solar",
    status: "completed",
    goal: 14_000,
    raised: 14_350,
    ends: -9,
    age: 57,
    text: "The clinic’s borehole ran on diesel that came twice a month. Panels on the store roof now lift 6,000 litres a day.\n\nFunded, fitted and running. Thank you.",
  },
  {
    ngo: "kita",
    slug: "maths-teachers-kita",
    title: "Six maths teachers for the girls of Kita",
    country: "ML",
    cause: "Education & Literacy",
    scene: "classroom",
    status: "ongoing",
    goal: 15_000,
    raised: 9_140,
    ends: 41,
    age: 52,
    text: "The school has the rooms, the books and 212 girls who want to sit the exam. It needs one year of salaries.\n\nSix teachers from the region have signed. The commune takes over half of the salaries in the second year.",
  },
  {
    ngo: "kita",
    slug: "bicycles-kita",
    title: "A bicycle for the far side of the river",
    country: "ML",
    cause: "Gender Equality & Women Empowerment",
    scene: "bicycle",
    status: "ongoing",
    goal: 6_800,
    raised: 1_260,
    ends: 118,
    age: 21,
    text: "Forty girls walk eleven kilometres to school, and stop when the exam year comes. A bicycle with a carrier and a lock costs $170, mended in the school’s own workshop.",
  },
  {
    ngo: "racines",
    slug: "forty-thousand-seedlings",
    title: "Forty thousand seedlings before the rains",
    country: "NE",
    cause: "Climate Action & Environmental Sustainability",
    scene: "seedlings",
    status: "ongoing",
    goal: 32_000,
    raised: 30_080,
    ends: 5,
    age: 55,
    text: "Gao and winter-thorn, raised by nine village nurseries and planted on the first wet Tuesday of the season.\n\nEighty cents raise, carry and plant one tree. Three of four are alive after two years: we count them every January.",
  },
  {
    ngo: "racines",
    slug: "peace-circles",
    title: "The peace circles, second year",
    country: "NE",
    cause: "Peacebuilding & Conflict Resolution",
    scene: null,
    status: "paused",
    goal: 20_000,
    raised: 7_400,
    ends: 90,
    age: 46,
    text: "Land disputes heard in the open, by neighbours both sides chose, in forty villages of Tillabéri.\n\nPaused until the hearings can be held safely again.",
  },
  {
    ngo: "mangochi",
    slug: "night-clinic-mangochi",
    title: "Keep the night clinic open in Mangochi",
    country: "MW",
    cause: "Health & Medical Access",
    scene: "clinic",
    status: "ongoing",
    goal: 60_000,
    raised: 41_275,
    ends: null,
    age: 56,
    text: "Babies do not keep office hours. Two midwives, one driver and a fridge that stays cold, every night of the year.\n\nOne night costs $113. Last year 1,904 children were born here.",
  },
  {
    ngo: "mangochi",
    slug: "light-for-nine-posts",
    title: "Light for nine health posts",
    country: "MW",
    cause: "Health & Medical Access",
    scene: "solar",
    status: "completed",
    goal: 27_000,
    raised: 28_310,
    ends: -21,
    age: 59,
    text: "Panels, batteries and a three-year service plan, fitted by technicians from the villages they serve.\n\nAll nine posts have light. The service plan is paid until the end of its third year.",
  },
  {
    ngo: "keta",
    slug: "two-boats",
    title: "Two boats, thirty-one families",
    country: "GH",
    cause: "Economic Development & Livelihoods",
    scene: "boats",
    status: "ongoing",
    goal: 18_500,
    raised: 11_840,
    ends: 64,
    age: 40,
    text: "A shared pair of canoes with cold boxes, so the morning catch reaches the Denu market at the morning price.\n\nThe union keeps a tenth of each catch for the next pair.",
  },
  {
    ngo: "bohicon",
    slug: "covered-market",
    title: "A covered market the women own",
    country: "BJ",
    cause: "Gender Equality & Women Empowerment",
    scene: "market",
    status: "ongoing",
    goal: 46_000,
    raised: 15_640,
    ends: 88,
    age: 51,
    text: "Three hundred traders are buying the ground they have sold on for twenty years, and putting a roof over it.\n\nThe deed is in the union’s name. The first two rows of stalls stand.",
  },
  {
    ngo: "bohicon",
    slug: "twelve-machines",
    title: "Twelve machines and a first year’s rent",
    country: "BJ",
    cause: "Youth Empowerment & Leadership",
    scene: "sewing",
    status: "ongoing",
    goal: 9_600,
    raised: 5_184,
    ends: 17,
    age: 33,
    text: "Graduates of the Bohicon workshop open their own. School uniforms are already on order for January.",
  },
];

export type SeededCampaign = { id: string; ngoId: string; spec: DemoCampaign };

export async function seedCampaigns(ngos: Map<string, string>): Promise<SeededCampaign[]> {
  const made: SeededCampaign[] = [];
  for (const spec of demoCampaigns) {
    const ngoId = ngos.get(spec.ngo);
    if (!ngoId) throw new Error(`no demo organisation ${spec.ngo}`);
    const known = await db.campaignSlug.findUnique({
      where: { slug: spec.slug },
      select: { campaignId: true },
    });
    const id = known?.campaignId ?? newId("campaign");
    if (!known) {
      const at = new Date(nowMs() - days(spec.age));
      const deadline = spec.ends === null ? null : endOfUtcDay(new Date(nowMs() + days(spec.ends)));
      await db.$transaction(async (tx) => {
        await tx.campaign.create({
          data: {
            id,
            ngoId,
            slug: spec.slug,
            title: spec.title,
            description: spec.text,
            fundingGoalCents: BigInt(spec.goal) * 100n,
            deadline,
            cause: spec.cause,
            country: spec.country,
            status: spec.status,
            isDemo: true,
            createdAt: at,
            updatedAt: at,
            ...(spec.status === "draft" ? {} : { publishedAt: at }),
            ...(spec.status === "completed" ? { completedAt: deadline } : {}),
          },
        });
        await tx.campaignSlug.create({ data: { slug: spec.slug, campaignId: id, createdAt: at } });
      });
    }
    if (spec.scene) await addCover(id, spec.scene);
    made.push({ id, ngoId, spec });
  }
  return made;
}
