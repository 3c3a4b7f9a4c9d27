import { useSession } from '../auth/use-session.tsx';
import { toldOr } from '../lib/api.ts';
import { mayLeave } from '../lib/leave-guard.ts';
import { closeDrawer } from '../lib/overlays.ts';
import { toastFailure } from '../lib/toast.ts';

export function useLogout(): () => Promise<void> {
  const { logout } = useSession();
  return async () => {
    if (!mayLeave()) return;
    try {
      await logout();
    } catch (error) {
      closeDrawer();
      toastFailure('Error', toldOr(error, 'Failed to log out. Please try again.'));
    }
  };
}
