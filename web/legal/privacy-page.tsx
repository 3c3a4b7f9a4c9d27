import { site } from '../../worker/contract/site.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: LegalSection[] = [
  {
    title: 'What we keep',
    body: (
      <ul>
        <li>
          Your account: username, email address, and your first and last name if you give them. A password is kept only
          as a salted hash from which it cannot be read.
        </li>
        <li>
          If you sign in with Google: the identifier of your Google account, your email address, and your name and
          picture if Google passes them on. We never see your Google password.
        </li>
        <li>Your articles, what you entered to generate them, and the public pages they were written from.</li>
        <li>
          Your sessions: a random token in a cookie, and on our side its hash with the account that it belongs to, the
          kind of browser and device, and when it was first and last used, for up to thirty days. You see them, and can
          end them, in the account settings.
        </li>
      </ul>
    ),
  },
  {
    title: 'What we use it for',
    body: (
      <p>
        To sign you in, to write and keep your articles, to show the published ones, to keep the limits of your plan and
        to answer when you write to us. We mail you only what you ask for, and a link to confirm your address. We do not
        sell data, show no advertisements and build no profiles.
      </p>
    ),
  },
  {
    title: 'Cookies and storage in your browser',
    body: (
      <>
        <p>
          We set one cookie when you sign in. It is needed to keep you signed in and cannot be read by scripts. Signing
          in with Google sets a second one for the few minutes that this takes.
        </p>
        <p>
          Your browser also remembers the theme you chose, a copy of your profile while you are signed in, and the draft
          of an article while you preview it. None of this is sent to anyone else. There are no analytics and no
          trackers. Pictures in articles, wherever they come from, are fetched and shown by our own servers, so that
          nobody else learns who reads what.
        </p>
      </>
    ),
  },
  {
    title: 'What others can see',
    body: (
      <p>
        Published articles, with your name or username as their author, are public and may be found by search engines.
        Drafts, failed articles, your instructions and your email address are not. When you unpublish an article it
        disappears from our pages within a minute; search engines may take longer.
      </p>
    ),
  },
  {
    title: 'Who works for us',
    body: (
      <p>
        The service and its data are hosted on Cloudflare. Where a language model is used for writing, the text of the
        pages you named and your instructions are sent to its provider for that purpose only; your name and email
        address are not. Google takes part only if you sign in with it.
      </p>
    ),
  },
  {
    title: 'How long we keep it',
    body: (
      <p>
        For as long as you have an account. An article that you delete is removed at once. When you delete your account,
        everything in it is deleted with it, and its public pages are gone within a minute; what stays is a hash of its
        number, by which a restored backup deletes it once more. Records that the law obliges us to keep stay as long as
        it demands. To protect the service, addresses from which requests come are counted for an hour at most, not
        stored.
      </p>
    ),
  },
  {
    title: 'Your rights',
    body: (
      <p>
        In the account settings you can see and change your profile, download all your data, and delete your account.
        You may also ask us for any of this, and you may complain to your data protection authority. Write to{' '}
        <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>; we answer within thirty days.
      </p>
    ),
  },
  {
    title: 'Changes',
    body: (
      <p>
        If this policy changes, the new date stands at the top. Should we ever want to use your data for something else,
        we would ask you first.
      </p>
    ),
  },
];

export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy Policy"
      lead={`What ${site.name} keeps about you, why, and for how long.`}
      sections={sections}
    />
  );
}
