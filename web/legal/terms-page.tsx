import { site } from '../../worker/contract/site.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: LegalSection[] = [
  {
    title: 'What these terms cover',
    body: (
      <p>
        These terms apply whenever you use {site.name}, with or without an account. By creating an account or generating
        an article you accept them. If you use {site.name} for a company, you accept them on its behalf and confirm that
        you may do so.
      </p>
    ),
  },
  {
    title: 'Your account',
    body: (
      <>
        <p>
          You need an account to generate, edit and publish articles. You sign in with a username and password, or with
          your Google account where that is offered. Keep your password to yourself; what is done with your account
          counts as done by you.
        </p>
        <p>
          Each person may hold one account. Please give an email address that reaches you, so that we can contact you
          about your account.
        </p>
      </>
    ),
  },
  {
    title: 'What the service does',
    body: (
      <>
        <p>
          You give the address of a product or, if you are an administrator, an idea. {site.name} reads the pages behind
          it, writes an article from what they say, and scores it for search engines. You may then edit, publish,
          unpublish or delete the article.
        </p>
        <p>
          There are limits on how many drafts and published articles an account may hold. They are shown in your account
          settings and may differ between plans.
        </p>
      </>
    ),
  },
  {
    title: 'Your content',
    body: (
      <>
        <p>
          What you enter stays yours, and so do the articles that are generated for you, as far as the law grants rights
          in them. You allow us to store, process and, once you publish an article, show it to everyone, for as long as
          you keep it here.
        </p>
        <p>
          You are responsible for what you publish. Generated text can be wrong: read an article, and check its facts,
          before you publish it.
        </p>
      </>
    ),
  },
  {
    title: 'What is not allowed',
    body: (
      <ul>
        <li>Publishing what is unlawful, misleading, hateful or infringes the rights of others.</li>
        <li>Generating articles from pages that you may not use for that purpose.</li>
        <li>Flooding the web with pages of no value to readers.</li>
        <li>Getting around limits, probing or overloading the service, or reaching data of others.</li>
      </ul>
    ),
  },
  {
    title: 'Sources and third parties',
    body: (
      <p>
        To write an article we fetch the public pages that you name and some that they lead to. Articles may link to
        other sites; what those sites say and do is up to them. Sign-in with Google and the language models that may be
        used for writing are provided by others under their own terms.
      </p>
    ),
  },
  {
    title: 'Ending',
    body: (
      <p>
        You may stop at any time and ask us to delete your account. We may suspend or close an account that breaks these
        terms; where we can, we tell you first and give you time to save your articles.
      </p>
    ),
  },
  {
    title: 'No warranty',
    body: (
      <p>
        The service is provided as it is. We do not promise that it is always available, that an article is free of
        errors, or that it reaches a certain place in search results. As far as the law permits, we are not liable for
        indirect losses such as lost profit or data.
      </p>
    ),
  },
  {
    title: 'Changes and contact',
    body: (
      <p>
        If we change these terms, the new date stands at the top of this page, and the new terms apply from that day on.
        Questions are welcome at <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
      </p>
    ),
  },
];

export function TermsPage() {
  return (
    <LegalPage
      title="Terms of Use"
      lead={`What you may expect of ${site.name}, and what we expect of you.`}
      sections={sections}
    />
  );
}
