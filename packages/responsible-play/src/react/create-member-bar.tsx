import type { ComponentType } from 'react';
import type { HashPassword } from './idle-lock.tsx';
import { MemberBar } from './member-bar.tsx';

/** The member bar of one site. */
export function createMemberBar(hashPassword: HashPassword): ComponentType {
  return function SiteMemberBar() {
    return <MemberBar hashPassword={hashPassword} />;
  };
}
