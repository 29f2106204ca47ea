import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useServices } from '../services.tsx';

/** Props of a button that logs out. */
export interface LogoutButton {
  /** A page that asks before it is left prevents the click of an element with this mark, and logs out itself. */
  readonly 'data-logout': '';
  readonly onClick: (event: MouseEvent) => void;
}

/** The logout of the frame: a press logs out and leads home. */
export function useLogoutButton(): LogoutButton {
  const { logout } = useServices();
  const navigate = useNavigate();
  return {
    'data-logout': '',
    onClick(event) {
      if (!event.defaultPrevented) void logout().then(() => navigate('/'));
    },
  };
}
