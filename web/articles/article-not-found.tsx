import { Button } from '../ui/button.tsx';
import { useGoBack } from './back-button.tsx';

export function ArticleNotFound({ message = "The article you're looking for doesn't exist." }: { message?: string }) {
  const goBack = useGoBack();
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-4 px-5 py-28">
      <h1 className="font-serif text-3xl font-semibold tracking-tight">Article Not Found</h1>
      <p className="text-soft">{message}</p>
      <Button variant="primary" className="mt-2" data-back onClick={goBack}>
        Go Back
      </Button>
    </div>
  );
}
