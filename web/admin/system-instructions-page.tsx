import { useTitle } from '../lib/use-title.ts';
import { Failure } from '../ui/failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { AdminOnly } from './admin-only.tsx';
import { AdminPage } from './admin-page.tsx';
import { InstructionsForm } from './instructions-form.tsx';
import { ModelNotice } from './model-notice.tsx';
import { useSystemInstructions } from './use-system-instructions.ts';

export function SystemInstructionsPage() {
  useTitle('System Instructions');
  return (
    <AdminOnly title="System Instructions" refusal={<p>Admin access required to manage system instructions.</p>}>
      {() => (
        <AdminPage title="System Instructions" lead="What every article is written by, whoever asks for it.">
          <ModelNotice />
          <Instructions />
        </AdminPage>
      )}
    </AdminOnly>
  );
}

function Instructions() {
  const { data, error, mutate } = useSystemInstructions();
  if (data) return <InstructionsForm saved={data} />;
  if (error) return <Failure message="Failed to fetch system instructions" onRetry={() => mutate()} />;
  return <Skeleton className="h-96" />;
}
