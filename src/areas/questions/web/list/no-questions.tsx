import { MessageCircleQuestion } from 'lucide-react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { ButtonLink } from '#src/web/ui/button-link.tsx';
import { EmptyState } from '#src/web/ui/empty-state.tsx';

/** What stands where questions will stand once one was asked. */
export function NoQuestions() {
  const { path } = useOrganization();
  return (
    <EmptyState
      title="No questions yet"
      icon={<MessageCircleQuestion aria-hidden="true" size={20} />}
      action={
        <ButtonLink tone="primary" href={path('/questions/ask')}>
          Ask Your First Question
        </ButtonLink>
      }
    >
      Start by asking your first question about your analytics data
    </EmptyState>
  );
}
