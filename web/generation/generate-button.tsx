import { Button } from '../ui/button.tsx';
import { FormFaults } from '../ui/form.tsx';
import { SpinnerIcon } from '../ui/icons.tsx';

export function GenerateButton({ isBusy, isFull = false }: { isBusy: boolean; isFull?: boolean }) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" variant="primary" className="w-full sm:w-auto sm:min-w-52" disabled={isBusy || isFull}>
        {isBusy && <SpinnerIcon />}
        {isBusy ? 'Starting...' : 'Generate Article'}
      </Button>
      <FormFaults />
    </div>
  );
}
