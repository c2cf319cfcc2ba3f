import { AdminShell } from "@/components/admin/admin-shell";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import type { NgoActor, UserActor } from "@/lib/auth/actor";

/** The page frame for the account pages: the same one that the person's other pages have. */
export function AccountShell({
  actor,
  path,
  children,
}: {
  actor: UserActor;
  path: string;
  children: React.ReactNode;
}) {
  if (actor.role === "admin")
    return (
      <AdminShell actor={actor} current="security" path={path}>
        {children}
      </AdminShell>
    );
  return (
    <DashboardShell actor={actor as NgoActor} current="security">
      {children}
    </DashboardShell>
  );
}
