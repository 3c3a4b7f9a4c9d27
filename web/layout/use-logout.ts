import { useSession } from '../auth/use-session.tsx';
import { toldOr } from '../lib/api.ts';
import { toastFailure } from '../lib/toast.ts';

export function useLogout(): () => Promise<void> {
  const { logout } = useSession();
  return async () => {
    try {
      await logout();
    } catch (error) {
      toastFailure('Error', toldOr(error, 'Failed to log out. Please try again.'));
    }
  };
}
