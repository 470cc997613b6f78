import { useOrganization } from '#src/web/api/current-organization.tsx';
import { BackLink } from '#src/web/ui/back-link.tsx';

export function BackToSettings() {
  const { path } = useOrganization();
  return <BackLink href={path('/organization/settings')}>Organization settings</BackLink>;
}
