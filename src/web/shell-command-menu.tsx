import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Membership } from '#src/areas/organizations/contract.ts';
import { useQuestionCommands } from '#src/areas/questions/web/question-commands.ts';
import { signOut } from '#src/web/sign-out.ts';
import type { Command } from '#src/web/ui/command/match-commands.ts';
import { OpenCommandMenu } from '#src/web/ui/command/open-command-menu.tsx';
import { useTheme } from '#src/web/ui/theme/theme-provider.tsx';

export interface ShellCommandMenuProps {
  readonly memberships: readonly Membership[];
  readonly current: Membership | undefined;
  readonly onClose: () => void;
}

/** Everything one can do or go to here, by name. */
export function ShellCommandMenu({ memberships, current, onClose }: ShellCommandMenuProps) {
  const [query, setQuery] = useState('');
  return (
    <OpenCommandMenu
      onClose={onClose}
      commands={useCommands(memberships, current)}
      found={useQuestionCommands(query, current?.organization)}
      onQuery={setQuery}
    />
  );
}

function useCommands(memberships: readonly Membership[], current: Membership | undefined): Command[] {
  const router = useRouter();
  const { choose } = useTheme();
  return useMemo(() => {
    const go = (group: string, label: string, href: string, keywords?: string): Command => ({
      id: href.replace(/\W+/g, '-'),
      label,
      group,
      run: () => router.history.push(href),
      ...(keywords !== undefined && { keywords }),
    });
    const here: Command[] = [];
    if (current !== undefined) {
      const home = `/${current.organization.slug}`;
      here.push(go('Go to', 'Insights', `${home}/insights`, 'weeks timeline'));
      here.push(go('Go to', 'Questions', `${home}/questions`, 'answers'));
      here.push(go('Go to', 'Question History', `${home}/questions/history`, 'answers search'));
      here.push(go('Go to', 'Sources', `${home}/sources`, 'ga4 analytics properties'));
      here.push(go('Go to', 'Tools', `${home}/tools`, 'planning agent query groups json'));
      here.push(go('Go to', 'Users', `${home}/organization/users`, 'people invite colleagues roles'));
      const isAdmin = current.role !== 'member';
      if (isAdmin)
        here.push(go('Go to', 'Organization settings', `${home}/organization/settings`, 'name credits'));
      here.push(go('Do', 'Ask Question', `${home}/questions/ask`, 'new answer'));
      if (isAdmin) {
        here.push(go('Do', 'Generate Insights', `${home}/insights/generate`, 'run week'));
        here.push(
          go(
            'Do',
            'Explore Historical Data',
            `${home}/insights/historical-explorer`,
            'past weeks opportunities',
          ),
        );
        here.push(go('Do', 'Add Source', `${home}/sources/add`, 'connect ga4 google'));
      }
    }
    const themes = [
      { choice: 'light', label: 'Light theme' },
      { choice: 'dark', label: 'Dark theme' },
      { choice: 'system', label: 'Theme as the system' },
    ] as const;
    return [
      ...here,
      ...memberships.map(({ organization: { name, slug } }) => go('Organizations', name, `/${slug}`)),
      go('Organizations', 'New organization', '/organization/new', 'create'),
      go('Account', 'Profile', '/user/profile'),
      ...themes.map(({ choice, label }) => ({
        id: `theme-${choice}`,
        label,
        group: 'Account',
        run: () => choose(choice),
      })),
      { id: 'sign-out', label: 'Sign out', group: 'Account', keywords: 'log out', run: () => void signOut() },
    ];
  }, [router, choose, memberships, current]);
}
