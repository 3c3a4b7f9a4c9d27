import { useLocation } from 'wouter';
import { canGoBack } from '../lib/history.ts';
import { Button } from '../ui/button.tsx';
import { ArrowLeftIcon } from '../ui/icons.tsx';

/** Back to where the reader came from within the app, else to the dashboard or the first page. */
export function useGoBack(): () => void {
  const [, navigate] = useLocation();
  return () => {
    if (canGoBack()) history.back();
    else navigate('/');
  };
}

export function BackButton() {
  const goBack = useGoBack();
  return (
    <Button variant="quiet" size="sm" className="-ml-3 noscript:hidden" data-back onClick={goBack}>
      <ArrowLeftIcon />
      Back
    </Button>
  );
}
