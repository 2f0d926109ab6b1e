// The rules of the schemas of a SCORM 1.2 manifest (imscp_rootv1p1p2.xsd and adlcp_rootv1p2.xsd), checked by the parser
// of the browser.
import type { Page } from '@playwright/test';

/** The content of each element in order, as a pattern of names, and its attributes. An attribute with an exclamation mark is required. */
const RULES = {
  manifest: [/^(metadata )?organizations resources $/, ['identifier!', 'version', 'xsi:schemaLocation']],
  metadata: [/^(schema )?(schemaversion )?$/, []],
  schema: [/^$/, []],
  schemaversion: [/^$/, []],
  organizations: [/^(organization )*$/, ['default']],
  organization: [/^(title )?(item )*(metadata )?$/, ['identifier!', 'structure']],
  item: [/^(title )?(item )*(metadata )?$/, ['identifier!', 'identifierref', 'isvisible', 'parameters']],
  title: [/^$/, []],
  resources: [/^(resource )*$/, []],
  resource: [/^(metadata )?(file )*(dependency )*$/, ['identifier!', 'type!', 'href', 'adlcp:scormtype']],
  file: [/^(metadata )?$/, ['href!']],
} as const;

/** The maximum numbers of characters. */
const MAX_LENGTHS = { schema: 100, schemaversion: 20, title: 200, parameters: 1_000, href: 2_000 } as const;

/** Lists the violations of the rules. `files` are the names in the package. */
export async function manifestFaults(page: Page, xml: string, files: readonly string[]): Promise<string[]> {
  const rules = Object.entries(RULES).map(([name, [content, attributes]]) => ({
    name,
    content: content.source,
    attributes,
  }));
  return page.evaluate(
    ({ xml, files, rules, lengths }) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml');
      const root = document.documentElement;
      const faults: string[] = [];
      const all = [root, ...root.querySelectorAll('*')];
      const textOf = (element: Element, name: string): string => element.getAttribute(name) ?? '';
      for (const element of all) {
        const { localName, namespaceURI, children, attributes, textContent } = element;
        const rule = rules.find(({ name }) => name === localName);
        if (!rule || namespaceURI !== 'http://www.imsproject.org/xsd/imscp_rootv1p1p2') {
          faults.push(`unknown element ${localName}`);
          continue;
        }
        const content = Array.from(children, ({ localName }) => `${localName} `).join('');
        if (!new RegExp(rule.content).test(content)) faults.push(`${localName} contains ${content}`);
        const names = Array.from(attributes, ({ name }) => name).filter((name) => !name.startsWith('xmlns'));
        const known = rule.attributes.map((name) => name.replace('!', ''));
        for (const name of names) if (!known.includes(name)) faults.push(`${localName} has the attribute ${name}`);
        for (const name of rule.attributes)
          if (name.endsWith('!') && !names.includes(name.slice(0, -1))) faults.push(`${localName} lacks ${name}`);
        for (const [name, most] of Object.entries(lengths)) {
          const text = name === localName ? (textContent ?? '') : textOf(element, name);
          if (text.length > most) faults.push(`${name} of ${localName} has ${text.length} characters`);
        }
      }
      const ids = all.map((element) => textOf(element, 'identifier')).filter(Boolean);
      for (const id of ids) if (!/^[A-Za-z_][\w.-]*$/.test(id)) faults.push(`${id} is no identifier`);
      if (new Set(ids).size < ids.length) faults.push('an identifier occurs twice');
      const resources = Array.from(root.querySelectorAll('resource'), (each) => textOf(each, 'identifier'));
      for (const item of root.querySelectorAll('item'))
        if (!resources.includes(textOf(item, 'identifierref'))) faults.push('an item has no resource');
      const organizations = Array.from(root.querySelectorAll('organization'), (each) => textOf(each, 'identifier'));
      if (!organizations.includes(textOf(root.querySelector('organizations') ?? root, 'default')))
        faults.push('the default organization does not exist');
      if (root.querySelector('schema')?.textContent !== 'ADL SCORM') faults.push('the schema is not ADL SCORM');
      if (root.querySelector('schemaversion')?.textContent !== '1.2') faults.push('the version is not 1.2');
      for (const resource of root.querySelectorAll('resource')) {
        const type = resource.getAttributeNS('http://www.adlnet.org/xsd/adlcp_rootv1p2', 'scormtype');
        if (type !== 'sco') faults.push(`the type of a resource is ${type}`);
      }
      for (const element of root.querySelectorAll('file, resource')) {
        const href = textOf(element, 'href');
        if (!files.includes(href)) faults.push(`the package has no ${href}`);
      }
      return faults;
    },
    { xml, files, rules, lengths: MAX_LENGTHS },
  );
}
