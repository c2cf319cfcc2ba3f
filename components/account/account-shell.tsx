import { AdminShell } from "@/components/admin/admin-shell";
import { DashboardShell } from "@/components/dashboard/dashboard-shell";
import type { NgoActor, UserActor } from "@/lib/auth/actor";

/** The frame that the person knows from their other pages, around those of the own account. */
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
