import { instructionVersionsKept } from '../../worker/contract/limits.ts';
import type { InstructionVersion, SystemInstructions } from '../../worker/contract/system-instructions.ts';
import { ArticleTime } from '../ui/article-time.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card, CardTitle } from '../ui/card.tsx';
import { Failure } from '../ui/failure.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useInstructionVersions } from './use-system-instructions.ts';

type InstructionVersionsProps = { present: SystemInstructions; onRestore: (version: SystemInstructions) => void };

/** What was saved before, to look at and to go back to. */
export function InstructionVersions({ present, onRestore }: InstructionVersionsProps) {
  const { data, error, mutate } = useInstructionVersions();
  return (
    <Card aria-labelledby="instruction-versions">
      <CardTitle id="instruction-versions">Versions</CardTitle>
      <p className="mt-1 text-sm text-soft">
        The last {instructionVersionsKept} that were saved. Restoring one puts it into the fields above; it holds once
        it is saved.
      </p>
      {!data && error && <Failure message="Failed to fetch the versions" onRetry={() => mutate()} className="mt-4" />}
      {!data && !error && <Skeleton className="mt-4 h-24" />}
      {data?.length === 0 && <p className="mt-4 text-sm text-soft">None was saved yet: the defaults hold.</p>}
      {data && data.length > 0 && (
        <ol className="mt-3 divide-y divide-line border-t border-line">
          {data.map((version) => (
            <Version
              key={version.version}
              version={version}
              isPresent={isSame(version, present)}
              onRestore={onRestore}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

const isSame = (one: SystemInstructions, other: SystemInstructions) =>
  one.systemPrompt === other.systemPrompt && one.defaultCustomInstructions === other.defaultCustomInstructions;

type VersionProps = {
  version: InstructionVersion;
  isPresent: boolean;
  onRestore: (version: SystemInstructions) => void;
};

function Version({ version, isPresent, onRestore }: VersionProps) {
  const { systemPrompt, defaultCustomInstructions, createdAt, author } = version;
  return (
    <li className="flex items-start gap-4 py-3 text-sm">
      <details className="min-w-0 flex-1">
        <summary className="cursor-pointer py-1.5">
          <span className="font-medium">Version {version.version}</span>
          <span className="text-soft">
            , <ArticleTime iso={createdAt} />, {author}
          </span>
          {isPresent && <Badge className="ms-2">In use</Badge>}
        </summary>
        <dl className="mt-2 space-y-3 rounded-md bg-wash p-4">
          <Text label="System Prompt" text={systemPrompt} />
          <Text label="Default Custom Instructions" text={defaultCustomInstructions} />
        </dl>
      </details>
      {!isPresent && (
        <Button size="sm" aria-label={`Restore version ${version.version}`} onClick={() => onRestore(version)}>
          Restore
        </Button>
      )}
    </li>
  );
}

function Text({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-xs font-medium">{label}</dt>
      <dd className="mt-1 text-xs leading-relaxed whitespace-pre-wrap text-soft [overflow-wrap:anywhere]">
        {text || 'Empty'}
      </dd>
    </div>
  );
}
