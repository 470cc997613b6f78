import { usePrefetchQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useOrganization } from '#src/web/api/current-organization.tsx';
import { useUser } from '#src/web/api/session.ts';

import { BackLink } from '#src/web/ui/back-link.tsx';
import { useDraft } from '#src/web/ui/draft.ts';
import { PageHeader } from '#src/web/ui/page-header.tsx';
import { useTitle } from '#src/web/ui/use-title.ts';
import { writeOver } from '#src/web/ui/write-over.ts';
import { AskForm } from './ask/ask-form.tsx';
import { ExampleList } from './ask/example-list.tsx';
import { tips } from './ask/examples.ts';
import { Submitted } from './ask/submitted.tsx';
import { listSize, questionsQuery } from './queries.ts';
import { useAsk } from './use-ask.ts';

const route = getRouteApi('/app/$orgSlug/questions/ask');

export function AskScreen(): ReactNode {
  useTitle('Ask a Question');
  const { organization, path } = useOrganization();
  // The list comes next; asked for now, it is there then, and the server has read what questions are about.
  usePrefetchQuery(questionsQuery(organization.id, useUser().id, listSize));
  const router = useRouter();
  const { question } = route.useSearch();
  const [text, setText] = useDraft(organization.id, question);
  const navigate = route.useNavigate();
  useEffect(() => {
    if (question === undefined) return;
    // From here on it is what is being typed: loaded anew, the address would bring the first wording back, and a long one
    // is more than servers take.
    setText(question);
    void navigate({ search: {}, replace: true });
  }, [question, setText, navigate]);
  const [submitted, setSubmitted] = useState<{ readonly id: string | undefined } | undefined>();
  const field = useRef<HTMLTextAreaElement>(null);
  const { ask, asking, failure, reset } = useAsk((question) => {
    setText('');
    setSubmitted({ id: question?.id });
  });
  const fill = (example: string) => {
    reset();
    writeOver(field.current, example);
    setText(example);
  };
  return (
    <>
      <PageHeader title="Ask a Question" back={<BackLink href={path('/questions')}>Questions</BackLink>} />
      {submitted !== undefined ? (
        <Submitted id={submitted.id} onDone={() => router.history.push(path('/questions'))} />
      ) : (
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,37.5rem)_minmax(0,1fr)]">
          <AskForm
            text={text}
            onChange={setText}
            onSubmit={() => ask({ questionText: text })}
            busy={asking}
            failure={failure}
            field={field}
          />
          <ExampleList onChoose={fill} />
          <Tips />
        </div>
      )}
    </>
  );
}

function Tips() {
  return (
    <section aria-labelledby="tips" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 id="tips" className="mb-3 text-read font-semibold">
        Tips for Better Questions
      </h2>
      <ul className="grid gap-3 text-ui">
        {tips.map(({ title, detail }) => (
          <li key={title}>
            <p className="font-medium">{title}</p>
            <p className="text-soft">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
