import { useState } from 'react';
import type { OwnerBody } from '../../worker/contract/account.ts';
import type { User } from '../../worker/contract/users.ts';
import { useSession } from '../auth/use-session.tsx';
import { send, toldOr } from '../lib/api.ts';
import { fieldErrors } from '../lib/field-errors.ts';
import { toastFailure } from '../lib/toast.ts';
import { ConfirmDialog } from '../ui/alert-dialog.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { OwnerForm } from './owner-form.tsx';

export function ExportCard() {
  return (
    <Card>
      <CardTitle>Download</CardTitle>
      <p className="mt-2 text-sm text-soft">
        All that we have of you in one zip: your profile, your articles as Markdown with their proof and what was read
        of their products, and their earlier versions.
      </p>
      <a href="/api/account/export" download className={buttonLook({ size: 'sm' }, 'mt-4')}>
        Download My Data
      </a>
    </Card>
  );
}

export function DeleteCard({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card>
      <CardTitle>Delete Account</CardTitle>
      <p className="mt-2 text-sm text-soft">
        Your profile, all your articles with their versions and proof, and your sessions are deleted. Published articles
        are gone from our pages within a minute. Nobody can bring any of it back.
      </p>
      {isOpen ? (
        <DeleteForm user={user} onCancel={() => setIsOpen(false)} />
      ) : (
        <Button size="sm" variant="quietDanger" className="mt-3 -ml-3" onClick={() => setIsOpen(true)}>
          Delete My Account
        </Button>
      )}
    </Card>
  );
}

/** Asks twice: by the password, and then once more by name. */
function DeleteForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { leave } = useSession();
  const [body, setBody] = useState<OwnerBody>({});
  const [error, setError] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  function ask(proof: OwnerBody) {
    setBody(proof);
    setIsAsking(true);
  }
  async function remove() {
    setIsBusy(true);
    try {
      await send('DELETE', '/api/account', { body });
      leave();
    } catch (failure) {
      setError(fieldErrors(failure, body)[0]?.message);
      toastFailure('Account Not Deleted', toldOr(failure, 'Please try again later.'));
      setIsAsking(false);
      setIsBusy(false);
    }
  }

  return (
    <>
      <OwnerForm
        user={user}
        action="Delete My Account"
        variant="danger"
        error={error}
        onError={setError}
        onSubmit={ask}
        onCancel={onCancel}
      />
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete your account for good?"
        description={`The account "${user.username}" and everything in it will be deleted. This cannot be undone.`}
        confirm="Delete Everything"
        busyLabel="Deleting..."
        isBusy={isBusy}
        onConfirm={remove}
      />
    </>
  );
}
