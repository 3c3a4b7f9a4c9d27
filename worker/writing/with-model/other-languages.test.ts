import { describe, expect, it } from 'vitest';
import { inventionsInGerman } from '../../test/fake-model/answers.ts';
import { askedOf } from '../../test/model.ts';
import { basisOf } from '../grounding/basis.ts';
import { findWrongDates, findWrongFigures } from '../grounding/figures.ts';
import { findGermanNames } from '../grounding/names.ts';
import { articleByModel } from '../test/model-article.ts';
import { copiedShare } from '../test/quality.ts';
import { germanSource } from '../test/sites.ts';

const counts = { plans: 0, integrations: 0, following: 0 };

/** Number words and months of a sentence that its fact has not. */
function findForeignNumbers(text: string, fact: string, language: string): string[] {
  const basis = basisOf([{ kind: 'summary', source: 0, quote: fact }]);
  const told = { text, folded: text.toLowerCase(), language, basis };
  return [...findWrongFigures(told, counts), ...findWrongDates(told)];
}

describe('number words and months', () => {
  it.each([
    ['de', 'Zwölf Betriebe begannen im März.', ['zwölf', 'märz']],
    ['fr', 'Douze équipes, trois mille clients depuis août.', ['douze', 'trois mille', 'août']],
    ['es', 'Desde marzo, dos millones de clientes.', ['dos millones', 'marzo']],
    ['it', 'Da maggio tre aziende e cento clienti.', ['tre', 'cento', 'maggio']],
    ['nl', 'Sinds maart twaalf bedrijven en duizend klanten.', ['twaalf', 'duizend', 'maart']],
    ['pt', 'Desde março, duas equipes e mil clientes.', ['duas', 'mil', 'março']],
  ])('are told in %s', (language, sentence, found) => {
    expect(findForeignNumbers(sentence, 'Nichts / rien / nada', language)).toEqual(found);
    expect(findForeignNumbers(sentence, sentence, language)).toEqual([]);
  });

  it.each([
    ['de', 'Drei Leute planen achtsam und einvernehmlich.', '3 Leute'],
    ['fr', 'Une offre neuve pour un neuf.', ''],
    ['it', 'Tu sei il cliente.', ''],
    ['pt', 'Duas equipes.', 'São 2 equipes.'],
    ['nl', 'De planning begint achteraf.', ''],
    ['sv', 'Tolv företag i mars.', ''],
  ])('are not seen where there are none, or where the figure is given (%s)', (language, sentence, basis) => {
    expect(findForeignNumbers(sentence, basis, language)).toEqual([]);
  });
});

describe('names in German', () => {
  it.each([
    ['Auch die Muster Bau GmbH plant damit.', ['Muster Bau']],
    ['Rechnungen schickt BillBoss.', ['BillBoss']],
    ['Das Programm Plan24 kann es auch.', ['Plan24']],
    ['Die Materialliste zeigt dem Team, was im Lager fehlt.', []],
    ['Mitarbeiterinnen und MitarbeiterInnen sehen die E-Mail.', []],
    ['Im Betrieb gilt die DIN-Norm.', []],
  ])('are told by what no noun looks like: %s', (sentence, names) => {
    expect(findGermanNames(sentence)).toEqual(names);
  });
});

describe('an article on a German page', () => {
  it('says nothing that the page does not say', async () => {
    const source = await germanSource();
    const { article, model } = await articleByModel(source, 'invents-in-german', { length: 'short' });
    const prompts = (await askedOf(model)).map(({ body }) => body.messages.map(({ content }) => content).join('\n'));
    const rewrites = prompts.filter((prompt) => prompt.includes('Task: rewrite')).join('\n');
    for (const found of ['zwölf', 'märz', 'MeisterPlan', 'Muster Bau']) {
      expect(rewrites).toContain(`“${found}”`);
    }
    for (const sentence of inventionsInGerman) expect(article.content).not.toContain(sentence);
    expect(article.content).toContain('Werkbank');
    expect(article.content).toContain('Material');
    expect(article.proof.claims.length).toBeGreaterThan(5);
    expect(copiedShare(article)).toBeLessThanOrEqual(1 / 3);
    expect(article.seoSuggestions.join(' ')).not.toContain('built-in');
  });
});
