import type { ReactNode } from 'react';
import { nameOf, useUser } from '#src/web/api/session.ts';
import { signOut } from '#src/web/sign-out.ts';
import { UserMenu } from '#src/web/ui/shell/user-menu.tsx';

/** Who is signed in, their profile, and the way out. Only below the sign-in guard. */
export function AccountMenu(): ReactNode {
  const user = useUser();
  return (
    <UserMenu
      name={nameOf(user)}
      email={user.email}
      profileHref="/user/profile"
      onSignOut={() => void signOut()}
    />
  );
}
