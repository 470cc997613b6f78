import { type AnyRoute, createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { firstText, present } from '#src/web/api/address.ts';

/** Screens below /$orgSlug/questions. */
export function questionsRoutes<Parent extends AnyRoute>(parent: Parent) {
  return [
    createRoute({
      getParentRoute: () => parent,
      path: 'questions',
      // One that a link leads to stands first.
      validateSearch: (search) => present({ questionId: firstText(search['questionId']) }),
      component: lazyRouteComponent(() => import('./questions-screen.tsx'), 'QuestionsScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'questions/ask',
      // A question to begin with, from a link elsewhere. It is only written into the field.
      validateSearch: (search) => present({ question: firstText(search['question']) }),
      component: lazyRouteComponent(() => import('./ask-screen.tsx'), 'AskScreen'),
    }),
    createRoute({
      getParentRoute: () => parent,
      path: 'questions/history',
      // Who comes back from what an answer refers to finds it open, among what was looked for.
      validateSearch: (search) =>
        present({
          search: firstText(search['search']),
          status: firstText(search['status']),
          questionId: firstText(search['questionId']),
        }),
      component: lazyRouteComponent(() => import('./history-screen.tsx'), 'HistoryScreen'),
    }),
  ] as const;
}
