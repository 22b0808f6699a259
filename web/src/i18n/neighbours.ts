// The words around letting others in the same network join a server at home.

import type { Language } from "./languages";

export interface NeighbourWords {
  onlyHere: string;
  offer: string;
  open: string;
  close: string;
  firewall: string;
  firewallText: (port: string) => string;
  systems: (port: string) => [string, string][];
}

export const NEIGHBOURS: Record<Language, NeighbourWords> = {
  nl: {
    onlyHere: "Deze link werkt alleen op deze computer.",
    offer:
      "Zit iemand met een telefoon of laptop in hetzelfde netwerk? Dan kun je de tafels daarvoor openzetten. Wie de link heeft, kan dan bij je aanschuiven.",
    open: "Laat anderen in dit netwerk meedoen",
    close: "Weer alleen op deze computer",
    firewall: "Lukt het niet op de telefoon?",
    firewallText: (port) =>
      `Beide moeten in hetzelfde netwerk zitten, en de firewall van deze computer moet poort ${port} (TCP) doorlaten.`,
    systems: (port) => [
      ["Windows", "sta Python toe op privénetwerken als Windows Firewall erom vraagt"],
      ["macOS", "sta inkomende verbindingen voor Python toe als macOS erom vraagt"],
      ["Linux", `sudo ufw allow ${port}/tcp`],
    ],
  },
  de: {
    onlyHere: "Dieser Link gilt nur auf diesem Computer.",
    offer:
      "Ist jemand mit Telefon oder Laptop im selben Netz? Dann kannst du die Tische dafür öffnen. Wer den Link hat, kann sich dann zu dir setzen.",
    open: "Andere in diesem Netz mitspielen lassen",
    close: "Wieder nur auf diesem Computer",
    firewall: "Klappt es auf dem Telefon nicht?",
    firewallText: (port) =>
      `Beide müssen im selben Netz sein, und die Firewall dieses Computers muss Port ${port} (TCP) durchlassen.`,
    systems: (port) => [
      ["Windows", "erlaube Python in privaten Netzwerken, wenn die Windows-Firewall fragt"],
      ["macOS", "erlaube eingehende Verbindungen für Python, wenn macOS fragt"],
      ["Linux", `sudo ufw allow ${port}/tcp`],
    ],
  },
  en: {
    onlyHere: "This link works on this computer only.",
    offer:
      "Is somebody in the same network, with a phone or a laptop? You can open the tables to them. Whoever has the link can then sit down with you.",
    open: "Let others in this network join",
    close: "On this computer only again",
    firewall: "It does not work on the phone?",
    firewallText: (port) =>
      `Both must be in the same network, and the firewall of this computer must let port ${port} (TCP) through.`,
    systems: (port) => [
      ["Windows", "allow Python in private networks when Windows Firewall asks"],
      ["macOS", "allow incoming connections for Python when macOS asks"],
      ["Linux", `sudo ufw allow ${port}/tcp`],
    ],
  },
};
