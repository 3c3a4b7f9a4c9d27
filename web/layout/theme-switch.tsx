import { setTheme, type Theme, useTheme } from '../lib/theme.ts';
import { MoonIcon, ScreenIcon, SunIcon } from '../ui/icons.tsx';

const choices: Array<{ theme: Theme; label: string; icon: typeof SunIcon }> = [
  { theme: 'light', label: 'Light theme', icon: SunIcon },
  { theme: 'dark', label: 'Dark theme', icon: MoonIcon },
  { theme: 'system', label: 'System theme', icon: ScreenIcon },
];

export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <fieldset className="ml-auto flex noscript:hidden rounded-full border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme, label, icon: ChoiceIcon }) => (
        <button
          key={theme}
          type="button"
          aria-label={label}
          aria-pressed={chosen === theme}
          title={label}
          data-theme-choice={theme}
          onClick={() => setTheme(theme)}
          className="grid size-7 place-items-center rounded-full text-faint transition-colors hover:text-ink aria-pressed:bg-wash aria-pressed:text-ink"
        >
          <ChoiceIcon />
        </button>
      ))}
    </fieldset>
  );
}
