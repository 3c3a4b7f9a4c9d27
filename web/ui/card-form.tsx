import type { FormEventHandler, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { Button } from './button.tsx';
import { Form, FormFaults } from './form.tsx';

type CardFormProps = {
  action: string;
  variant?: 'primary' | 'danger';
  isBusy?: boolean;
  busyLabel?: string;
  onSubmit: FormEventHandler;
  onCancel: () => void;
  className?: string;
  children: ReactNode;
};

/** A form that a card opens: its fields, and the two ways out of it. */
export function CardForm({
  action,
  variant = 'primary',
  isBusy = false,
  busyLabel = 'Saving...',
  ...props
}: CardFormProps) {
  return (
    <Form onSubmit={props.onSubmit} className="mt-4">
      <fieldset disabled={isBusy} className={cn('grid gap-4', props.className)}>
        {props.children}
        <div className="col-span-full flex flex-wrap justify-end gap-2">
          <FormFaults />
          <Button onClick={props.onCancel}>Cancel</Button>
          <Button type="submit" variant={variant}>
            {isBusy ? busyLabel : action}
          </Button>
        </div>
      </fieldset>
    </Form>
  );
}
